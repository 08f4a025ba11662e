export const fromAddressBookTexts = {
  CONSIGNEE: {
    nb: 'Hent mottaker fra adresseboken',
    nn: 'Hent mottakar frå adresseboka',
    en: 'Take the consignee from the address book',
  },
  PLACE_OF_DESTINATION: {
    nb: 'Hent bestemmelsessted fra adresseboken',
    nn: 'Hent bestemmelsesstad frå adresseboka',
    en: 'Take the place of destination from the address book',
  },
  CONTROL_PLACE: {
    nb: 'Hent sted for kontroll fra adresseboken',
    nn: 'Hent stad for kontroll frå adresseboka',
    en: 'Take the place of control from the address book',
  },
  hint: {
    nb: 'Fyller ut hele adressen. Du kan endre den etterpå.',
    nn: 'Fyller ut heile adressa. Du kan endre ho etterpå.',
    en: 'Fills in the whole address. You can change it afterwards.',
  },
  filled: { nb: '{name} er fylt ut.', nn: '{name} er fylt ut.', en: '{name} has been filled in.' },
} as const
