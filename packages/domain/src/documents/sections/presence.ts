import { form } from './forms.ts'

/** [WIZ-02] Filled in step by step, not as a PDF. */
export const isStandard = form.isNot('applicationFormat', 'PDF')
/** [WIZ-02] A replacement is for goods that have left. */
export const isNotReplacement = form.isNot('applicationType', 'ERSTATNINGSSERTIFIKAT')
/** [WIZ-02] There is something to fetch. */
export const hasPaper = form.includes('certificateFormats', 'PAPER')
