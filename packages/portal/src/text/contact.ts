/** Where a person gets help when the page cannot give it. Numbers of a demonstration: nobody answers them. */
export const contact = { phone: '00 00 00 00', email: 'hjelp@eksport.example' } as const
