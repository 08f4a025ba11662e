import { startOnce } from '../support/global-setup.ts'

/**
 * Without the demonstration's applications, whose names have words of many languages, and with the flag that lets the
 * form ask for everything [WIZ-15].
 */
export default startOnce({ isEmpty: true, flags: ['pickupCompanyField'] })
