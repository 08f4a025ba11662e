import { getAt } from '@eksport/forms'

/** Whether a declaration is given: ticked, or kept with the text that it was given to. */
export const isGiven = (answer: unknown): boolean => answer === true || getAt(answer, 'given') === true
