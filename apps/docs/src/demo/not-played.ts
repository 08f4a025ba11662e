/** Replaces `storybook/test`: stories are shown here without being played, so functions that do nothing are enough. */
const nothing = () => undefined

export const fn = () => nothing
export {
  nothing as expect,
  nothing as screen,
  nothing as spyOn,
  nothing as userEvent,
  nothing as waitFor,
  nothing as within,
}
