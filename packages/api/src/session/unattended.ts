/**
 * [SEC-09] Sent with a read that a page makes by itself: it answers as any other, and is no sign that somebody is there. A page that
 * is left open therefore does not keep its login alive by following what changes.
 */
export const unattendedHeader = 'eksport-unattended'
