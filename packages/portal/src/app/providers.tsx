import { EksportProvider, ThemeProvider } from '@eksport/ui'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocaleChoice } from '../text/use-locale-choice.ts'

interface ProvidersProps {
  readonly queries: QueryClient
  readonly children: ReactNode
}

/** Language, theme and server data for a whole portal. */
export function Providers({ queries, children }: ProvidersProps) {
  const [locale] = useLocaleChoice()
  useEffect(() => {
    const page = document.documentElement
    // Written once more, the same word too has the whole page find its styles again.
    if (page.lang !== locale) page.lang = locale
  }, [locale])
  return (
    <QueryClientProvider client={queries}>
      <EksportProvider locale={locale}>
        <ThemeProvider>{children}</ThemeProvider>
      </EksportProvider>
    </QueryClientProvider>
  )
}
