import { text } from '@eksport/forms'

/** Fields that identify an establishment outside the Norwegian register; each section adds the path at which the application stores it. */
export const unauthorizedEstablishment = {
  approvalNumber: text({
    label: { nb: 'Godkjenningsnummer', nn: 'Godkjenningsnummer', en: 'Approval number' },
    required: true,
    max: 50,
    width: 'sm',
  }),
  name: text({ label: { nb: 'Navn', nn: 'Namn', en: 'Name' }, required: true, width: 'lg' }),
  address: text({
    label: { nb: 'Adresse', nn: 'Adresse', en: 'Address' },
    charset: 'address',
    required: true,
    width: 'lg',
  }),
  postalCode: text({
    label: { nb: 'Postnummer', nn: 'Postnummer', en: 'Postal code' },
    required: true,
    max: 20,
    width: 'xs',
  }),
  postalCity: text({ label: { nb: 'Poststed', nn: 'Poststad', en: 'Postal place' }, required: true, width: 'md' }),
}
