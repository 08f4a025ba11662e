import { email, fixed, phone, text } from '@eksport/forms'
import { form } from './forms.ts'

/** [WIZ-07] The sender, read-only, and the person whom the authority can contact. */
export const senderSections = [
  form.section({
    id: 'submitter',
    known: ['sender.submittingApplicant.organisationNumber'],
    title: { nb: 'Innsender', nn: 'Innsendar', en: 'Submitter' },
    fields: {
      'sender.submittingApplicant.organisationName': fixed({
        label: { nb: 'Innsender', nn: 'Innsendar', en: 'Submitter' },
      }),
    },
  }),
  form.section({
    id: 'contact-person',
    title: { nb: 'Kontaktperson', nn: 'Kontaktperson', en: 'Contact person' },
    fields: {
      'sender.contactPerson.firstName': text({
        label: { nb: 'Fornavn', nn: 'Førenamn', en: 'First name' },
        required: true,
        charset: 'name',
        width: 'md',
        autocomplete: 'given-name',
      }),
      'sender.contactPerson.lastName': text({
        label: { nb: 'Etternavn', nn: 'Etternamn', en: 'Last name' },
        required: true,
        charset: 'name',
        width: 'md',
        autocomplete: 'family-name',
      }),
      'sender.contactPerson.phoneNumber': phone({
        label: { nb: 'Telefonnummer', nn: 'Telefonnummer', en: 'Phone number' },
        required: true,
        min: 6,
        max: 20,
        width: 'md',
        autocomplete: 'tel',
      }),
      'sender.contactPerson.email': email({
        label: { nb: 'E-postadresse', nn: 'E-postadresse', en: 'E-mail address' },
        required: true,
        width: 'lg',
        autocomplete: 'email',
      }),
    },
  }),
] as const
