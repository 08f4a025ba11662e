/** The field that says which application a form was made for. It lies nowhere, and no program that saves a form drops it. */
export const tokenField = 'eksport-form'
