import { officeZone } from '@eksport/domain'
import { EksportProvider, type MessageOverrides, ThemeProvider } from '@eksport/ui'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocaleChoice } from '../text/use-locale-choice.ts'

/** Words of generic components that differ here: the steps belong to an application, and so does what nobody should write about. */
const words: MessageOverrides = {
  wizard: { steps: { nb: 'Søknadssteg', nn: 'Søknadssteg', en: 'Application steps' } },
  feedbackForm: {
    commentHint: {
      nb: 'Skriv ikke personopplysninger eller noe om en bestemt søknad.',
      nn: 'Skriv ikkje personopplysningar eller noko om ein bestemt søknad.',
      en: 'Do not write personal data or anything about a certain application.',
    },
  },
}

interface ProvidersProps {
  readonly queries: QueryClient
  readonly children: ReactNode
}

/** Language, theme and server data for a whole portal. */
export function Providers({ queries, children }: ProvidersProps) {
  const [locale] = useLocaleChoice()
  useEffect(() => {
    const page = document.documentElement
    // Setting the same value again would make the browser recalculate all styles.
    if (page.lang !== locale) page.lang = locale
  }, [locale])
  return (
    <QueryClientProvider client={queries}>
      <EksportProvider locale={locale} timeZone={officeZone} messages={words}>
        <ThemeProvider>{children}</ThemeProvider>
      </EksportProvider>
    </QueryClientProvider>
  )
}
