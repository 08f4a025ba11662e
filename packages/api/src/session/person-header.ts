/**
 * [SEC-08] Sent with a call of a page that knows whose it is: the id of its person. Somebody else may have logged in meanwhile in the
 * same browser; a call that names another than the session is answered as one without a login.
 */
export const personHeader = 'eksport-person'
