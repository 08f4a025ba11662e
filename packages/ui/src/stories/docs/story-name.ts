/** 'Busy Keeps Focus', Storybook's name of an export, in sentence case: 'Busy keeps focus'. */
export const storyName = (name: string) =>
  name.replaceAll(/ ([A-Z])(?=[a-z]|\b)/g, (_, letter: string) => ` ${letter.toLowerCase()}`)
