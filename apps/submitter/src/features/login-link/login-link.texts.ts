import type { LocalizedText } from '@eksport/forms'

export const loginLinkTexts = {
  title: { nb: 'Logg inn i Eksport', nn: 'Logg inn i Eksport', en: 'Log in to Eksport' },
  lead: {
    nb: 'Lenken virker én gang. Er det ikke du som har bedt om den, kan du lukke siden.',
    nn: 'Lenkja verkar éin gong. Er det ikkje du som har bede om ho, kan du late att sida.',
    en: 'The link works once. If you did not ask for it, you can close this page.',
  },
  logIn: { nb: 'Logg inn', nn: 'Logg inn', en: 'Log in' },
  elsewhere: {
    nb: 'Lenken virker bare i nettleseren der du ba om den. Åpne den der, eller be om en ny her.',
    nn: 'Lenkja verkar berre i nettlesaren der du bad om ho. Opne ho der, eller be om ei ny her.',
    en: 'The link works only in the browser where you asked for it. Open it there, or ask for a new one here.',
  },
  missing: {
    nb: 'Åpne lenken i e-posten en gang til.',
    nn: 'Opne lenkja i e-posten ein gong til.',
    en: 'Open the link in the mail once more.',
  },
  failed: {
    nb: 'Her har det skjedd en feil. Vennligst prøv igjen senere.',
    nn: 'Her har det skjedd ein feil. Prøv igjen seinare.',
    en: 'Something went wrong here. Please try again later.',
  },
  askAgain: { nb: 'Be om en ny lenke', nn: 'Be om ei ny lenkje', en: 'Ask for a new link' },
} as const satisfies Record<string, LocalizedText>
