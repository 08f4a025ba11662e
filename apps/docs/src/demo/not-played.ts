/** Stands for `storybook/test`, of which a story that is shown and not played needs no more than functions that do nothing. */
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
