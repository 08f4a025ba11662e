import { useText } from '@eksport/portal/text/use-text.ts'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

const texts = {
  back: { nb: 'Tilbake til forsiden', nn: 'Tilbake til framsida', en: 'Back to the front page' },
  around: { nb: 'Vei tilbake', nn: 'Veg tilbake', en: 'Way back' },
} as const

/** A link back to the list, for pages outside it. */
export function BackBar() {
  const say = useText()
  return (
    <nav aria-label={say(texts.around)} className="border-b border-line px-5 py-2 max-md:px-4 print:hidden">
      <Link
        to="/"
        className="inline-flex min-h-7 items-center gap-2 text-ui font-semibold text-link no-underline hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {say(texts.back)}
      </Link>
    </nav>
  )
}
