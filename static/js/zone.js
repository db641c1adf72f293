// Tells the site the reader's time zone, so that it writes times in it (trinity_site/zone.py).

import { keep } from "./cookie.js";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
if (!document.cookie.split("; ").includes(`zone=${timeZone}`)) keep("zone", timeZone);
