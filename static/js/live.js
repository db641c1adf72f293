// One event stream a browser, whatever number of its tabs show a table.
//
// An element with data-live="<table>.<seat>" and data-revision is fetched anew (htmx, on the event
// "moved") when the stream tells of a later revision, but not while something in it is being sent: the
// answer to that is newer still. Of all visible tabs one holds the lock "live";
// it listens for all of them and passes on what it hears. A hidden tab lets go.

(() => {
  "use strict";

  const wanted = () => [...document.querySelectorAll("[data-live]")].map((part) => part.dataset.live);
  const channel = new BroadcastChannel("live");
  const others = new Map(); // what each other tab wants, by a name it chose for itself
  const self = crypto.randomUUID ? crypto.randomUUID() : String(Math.random());
  let source = null;
  let listeningTo = "";
  let letGo = null;
  let inLine = null; // to step out of the line for the lock
  const SOON = 2000; // milliseconds before a stream that was refused is asked for again,
  const AT_MOST = 60000; // twice as long each time
  let again = SOON;
  const heard = {}; // the latest revision of each seat, for a page that was being fetched meanwhile

  const isBusy = (part) => part.matches(".htmx-request") || part.querySelector(".htmx-request");

  function move(revisions) {
    Object.assign(heard, revisions);
    for (const part of document.querySelectorAll("[data-live]")) {
      const revision = heard[part.dataset.live];
      if (revision !== undefined && revision > Number(part.dataset.revision) && !isBusy(part)) {
        part.dispatchEvent(new CustomEvent("moved"));
      }
    }
  }

  function hear(event) {
    const revisions = JSON.parse(event.data);
    again = SOON;
    reached(true);
    move(revisions);
    channel.postMessage({ revisions });
  }

  function listen() {
    const seats = [...new Set([...wanted(), ...[...others.values()].flat()])].sort();
    const query = seats.map((seat) => `on=${encodeURIComponent(seat)}`).join("&");
    if (!letGo || query === listeningTo) return;
    source?.close();
    listeningTo = query;
    source = query ? new EventSource(`/live/?${query}`) : null;
    if (!source) return;
    source.onmessage = hear;
    source.onerror = tryAgain;
  }

  // A browser comes back by itself when the line was cut, but not when a proxy or the site said no
  function tryAgain(event) {
    if (event.target !== source || source.readyState !== EventSource.CLOSED) return;
    setTimeout(() => {
      if (event.target !== source) return;
      listeningTo = "";
      listen();
    }, again);
    again = Math.min(2 * again, AT_MOST);
  }

  function holdTheLock() {
    inLine = null;
    return new Promise((release) => {
      letGo = () => {
        source?.close();
        source = null;
        listeningTo = "";
        letGo = null;
        release();
      };
      channel.postMessage({ who: true });
      listen();
    });
  }

  function leave() {
    channel.postMessage({ self, wants: [] });
    inLine?.abort();
    inLine = null;
    letGo?.();
  }

  function appear() {
    if (document.hidden) {
      leave();
    } else if (wanted().length && !inLine && !letGo) {
      channel.postMessage({ self, wants: wanted() });
      if (!navigator.locks) return void holdTheLock();
      inLine = new AbortController();
      navigator.locks.request("live", { signal: inLine.signal }, holdTheLock).catch(() => {});
    }
  }

  channel.onmessage = ({ data }) => {
    if (data.revisions) move(data.revisions);
    if (data.wants) others.set(data.self, data.wants);
    if (data.who && !document.hidden) channel.postMessage({ self, wants: wanted() });
    listen();
  };

  function reached(is) {
    const said = document.getElementById("unreached");
    if (said) said.hidden = is;
  }

  document.addEventListener("htmx:sendError", () => reached(false));
  document.addEventListener("htmx:beforeOnLoad", () => reached(true));
  document.addEventListener("DOMContentLoaded", appear);
  window.addEventListener("pageshow", appear);
  document.addEventListener("visibilitychange", appear);
  for (const event of ["htmx:afterSettle", "htmx:afterRequest"]) {
    document.addEventListener(event, () => {
      listen();
      move({});
    });
  }
  window.addEventListener("pagehide", leave);
})();
