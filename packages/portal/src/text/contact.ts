/** Where a person gets help when the page cannot give it. Placeholders of a demonstration: nobody answers. */
export const contact = { phone: '00 00 00 00', email: 'hjelp@eksport.example' } as const
