export const feedbackTexts = {
  give: { nb: 'Gi tilbakemelding', nn: 'Gje tilbakemelding', en: 'Give feedback' },
} as const
