/** 'Busy Keeps Focus', as Storybook reads an export's name, as a person writes it: 'Busy keeps focus'. */
export const storyName = (name: string) =>
  name.replaceAll(/ ([A-Z])(?=[a-z]|\b)/g, (_, letter: string) => ` ${letter.toLowerCase()}`)
