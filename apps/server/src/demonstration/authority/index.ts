import { askOverHttp } from '../../integrations/signing/ask.ts'
import { openSeal } from '../../integrations/signing/index.ts'
import type { Sealing } from '../../integrations/signing/signer.ts'
import { askAuthority, timeAddress } from './authority.ts'
import { loadOrMakeAuthority } from './key-store.ts'

/**
 * A seal of the demonstration's own authority, created in the folder if missing. It is only for demonstration and
 * tests, and nobody else trusts it. If a time-stamp address is configured, that service is used.
 */
export async function demonstrationSeal(
  folder: string,
  now: () => Date,
  timeUrl = timeAddress,
): Promise<Omit<Sealing, 'heard'>> {
  const authority = await loadOrMakeAuthority(folder, now())
  return { ...(await openSeal({ folder }, timeUrl)), now, ask: askAuthority(authority, askOverHttp, now) }
}
