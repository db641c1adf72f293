"""Which addresses of the network the site may send to on somebody's word."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

# IPv6 addresses that carry one of IPv4, behind which anything may stand (RFC 6052).
TRANSLATED = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"), ip_network("::/96"))


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the open internet: no private net, nobody's own machine, no
    link, no group, and no other address in disguise."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address) and is_disguised(ip):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def is_disguised(ip: IPv6Address) -> bool:
    """Whether this stands for an address of IPv4."""
    hidden: IPv4Address | tuple[IPv4Address, IPv4Address] | None
    hidden = ip.ipv4_mapped or ip.sixtofour or ip.teredo
    return hidden is not None or any(ip in net for net in TRANSLATED)
