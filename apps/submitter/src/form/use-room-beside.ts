import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { useOpenPage } from '../draft/open-page.ts'
import { useCertificateBeside } from './live-certificate.tsx'

/** Whether the certificate is wanted beside the page and there is room for it; some pages have their own side panel. */
export function useRoomBeside() {
  const { folded, hasSide } = useOpenPage()
  const { isOpen } = useCertificateBeside()
  const hasRoom = useMediaQuery(folded && !hasSide ? '(min-width: 1500px)' : '(min-width: 1280px)')
  return { isOpen, hasRoom, hasSide, isBeside: isOpen && hasRoom && !hasSide }
}
