/** What became of the paper of a certificate that is cancelled. */
export const paperFateQuestion = {
  question: {
    nb: 'Hva har skjedd med papiret?',
    nn: 'Kva har skjedd med papiret?',
    en: 'What has become of the paper?',
  },
  hint: {
    nb: 'Arkene blir ugyldige i papirlageret. Navnet ditt og tidspunktet blir lagret.',
    nn: 'Arka blir ugyldige i papirlageret. Namnet ditt og tidspunktet blir lagra.',
    en: 'The sheets become void in the paper stock. Your name and the time are kept.',
  },
  required: {
    nb: 'Velg hva som har skjedd med papirsertifikatet.',
    nn: 'Vel kva som har skjedd med papirsertifikatet.',
    en: 'Choose what has become of the paper certificate.',
  },
} as const
