import { waitFor } from '@testing-library/react'

/** The file field; it is remounted when it is known what this browser stores for it. */
export const fileField = (within = 'body'): Promise<HTMLInputElement> =>
  waitFor(() => {
    const field = document.querySelector<HTMLInputElement>(`${within} input[type=file]`)
    if (field === null) throw new Error('There is no field for files')
    if (field.closest('fieldset')?.querySelector('[data-disabled]')) throw new Error('It takes no files yet')
    return field
  })
