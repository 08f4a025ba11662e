/** [WIZ-09] Minutes that the last control must be ahead of an application that is sent. */
export const controlLeadMinutes = 60
