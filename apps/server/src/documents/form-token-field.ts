/** The name of the hidden field that identifies what a form was made for. Programs keep it when they save the form. */
export const tokenField = 'eksport-form'
