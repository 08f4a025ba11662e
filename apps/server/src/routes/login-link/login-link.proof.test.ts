import { requestLoginLink } from '@eksport/api'
import { describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { cleanUp } from '../../jobs/clean-up.ts'
import { newBrowser } from '../../testing/index.ts'
import {
  anders,
  ask,
  clock,
  database,
  mails,
  marte,
  minute,
  nobody,
  pass,
  redeem,
  server,
  settled,
  startServerOfLinks,
  tokenOf,
} from '../../testing/login-links.ts'

startServerOfLinks()

/** Known, without an address. */
const jonas = '04848000444'
describe('the answer to a request', () => {
  /** Status, body and headers, but for what differs at every request. */
  async function answerTo(ssn: string, browser = newBrowser()) {
    const begun = performance.now()
    const response = await ask(browser, ssn)
    const milliseconds = performance.now() - begun
    const headers = [...response.headers]
      .filter(([name]) => !['date', 'x-request-id'].includes(name))
      .map(([name, value]) => [name, value.replace(/link=[\w-]{43}/, 'link=…').replace(/nonce-[\w+/=]+/, 'nonce-…')])
    return { milliseconds, answer: JSON.stringify([response.status, await response.text(), headers]) }
  }

  it('[SEC-12] does not tell who exists, has an address or has asked too often, by anything but chance', async () => {
    // The fourth has asked for all that an hour allows.
    for (let request = 0; request < 6; request += 1) await ask(newBrowser(), marte)
    await settled()
    const cases = { known: anders, withoutAddress: jonas, unknown: nobody, overLimit: marte }
    const answers = await Promise.all(
      Object.values(cases).map(async (ssn) => [await answerTo(ssn), await answerTo(ssn), await answerTo(ssn)]),
    )
    expect(new Set(answers.flat().map(({ answer }) => answer)).size).toBe(1)
    // Nothing is faster than the moment before which no answer leaves; what is slower was so by the machine.
    for (const { milliseconds } of answers.flat()) expect(milliseconds).toBeGreaterThan(240)
  })

  it('[SEC-12] is given though the mail server does not answer, and the link comes when it does', async () => {
    const send = vi.spyOn(server.worker.deps.mailer, 'send').mockResolvedValue('unreached')
    const browser = newBrowser()
    const { answer } = await answerTo(anders, browser)
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    send.mockRestore()
    expect(answer).toBe((await answerTo(nobody)).answer)
    await settled()
    const [mail] = mails('anders.vik@example.no')
    expect(await redeem(browser, tokenOf(mail?.text ?? ''))).toEqual({ next: '/profil' })
  })
})

describe('requests', () => {
  const sentTo = async (address: string, work: () => Promise<unknown>) => {
    const before = mails(address).length
    await work()
    await settled()
    return mails(address).length - before
  }

  it('[SEC-13] from one address are counted whatever a forwarding header says', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(newBrowser(), String(20000000000 + index), { 'x-forwarded-for': `192.0.2.${index}` }),
      ),
    )
    const once = () => ask(newBrowser(), anders, { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=198.51.100.7' })
    expect(await sentTo('anders.vik@example.no', once)).toBe(0)
  })

  it('[SEC-13] have the address that a proxy of ours names, and of no other the one that it says', async () => {
    const { deps } = server.running
    const clients = async (proxies: readonly string[]) => {
      const app = await buildApp({ ...deps, config: { ...deps.config, proxies } }, 'submitter')
      pass(120 * minute)
      for (const address of ['192.0.2.1', '192.0.2.2']) {
        const headers = { origin: server.submitterUrl, 'x-forwarded-for': address }
        await app.inject({ method: 'POST', url: requestLoginLink.path, headers, payload: { ssn: nobody } })
      }
      await app.close()
      const sql = 'select count(distinct client)::int as clients from login_links where requested_at = $1'
      return (await database.query(sql, [new Date(clock)])).rows[0]
    }
    expect(await clients([])).toEqual({ clients: 1 })
    expect(await clients(['127.0.0.1'])).toEqual({ clients: 2 })
  })

  describe('more than 120 in a minute', () => {
    const noShape = ''

    /** One more server on the same database, whose proxies are named. */
    async function another(proxies: readonly string[] = []) {
      const { deps } = server.running
      const app = await buildApp({ ...deps, config: { ...deps.config, proxies } }, 'submitter')
      /** Of no shape unless somebody is meant, so that none of them waits for the moment of its answer. */
      const askFrom = (remoteAddress: string, forwarded?: string, ssn = noShape) =>
        app.inject({
          ...{ method: 'POST', url: requestLoginLink.path, payload: { ssn }, remoteAddress },
          headers: {
            origin: server.submitterUrl,
            ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
          },
        })
      const statusFrom = async (...from: Parameters<typeof askFrom>) => (await askFrom(...from)).statusCode
      return { app, askFrom, statusFrom }
    }

    /** As if an address had called so often in the window under way. */
    const calledOften = async (ask: () => Promise<unknown>) => {
      await database.query('delete from call_counts')
      await ask()
      const { rowCount } = await database.query('update call_counts set calls = 120')
      expect(rowCount).toBe(1)
    }

    it('[SEC-22] [OPS-10] from one address are stopped, at every server and after a start, whoever is meant, before anything is kept', async () => {
      await database.query('delete from call_counts')
      const [one, other] = [await another(), await another()]
      const answers = await Promise.all(
        Array.from({ length: 120 }, (_, index) => (index % 2 === 0 ? one : other).statusFrom('192.0.2.1')),
      )
      expect(new Set(answers)).toEqual(new Set([400]))
      await Promise.all([one.app.close(), other.app.close()])
      const later = await another()
      const kept = async () => (await database.query('select count(*)::int as n from login_links')).rows
      const before = await kept()
      pass(20_000)
      for (const ssn of [anders, nobody]) {
        const stopped = await later.askFrom('192.0.2.1', undefined, ssn)
        expect([stopped.statusCode, stopped.headers['retry-after']]).toEqual([429, '40'])
        expect(stopped.json()).toMatchObject({ title: 'For mange forespørsler. Vent litt og prøv igjen.' })
      }
      expect(await kept()).toEqual(before)
      expect(await later.statusFrom('192.0.2.2')).toBe(400)
      pass(40_000)
      expect(await later.statusFrom('192.0.2.1')).toBe(400)
      await later.app.close()
    })

    it('[OPS-10] are counted by the address that a proxy which is named says, and by no forged one', async () => {
      const bare = await another()
      await calledOften(() => bare.statusFrom('203.0.113.9'))
      // Nobody's word counts: neither somebody else's name nor a chain of them makes it another address.
      for (const forged of ['192.0.2.7', '127.0.0.1', '192.0.2.7, 10.0.0.1'])
        expect(await bare.statusFrom('203.0.113.9', forged)).toBe(429)
      await bare.app.close()

      const behind = await another(['10.0.0.0/24'])
      await calledOften(() => behind.statusFrom('10.0.0.1', '203.0.113.9'))
      expect(await behind.statusFrom('10.0.0.2', '203.0.113.9')).toBe(429)
      expect(await behind.statusFrom('::ffff:10.0.0.2', '203.0.113.9')).toBe(429)
      // What the caller has written before it is read no further than to the first address that is no proxy's.
      expect(await behind.statusFrom('10.0.0.1', '192.0.2.7, 203.0.113.9')).toBe(429)
      expect(await behind.statusFrom('10.0.0.1', '203.0.113.9, 10.0.0.2')).toBe(429)
      expect(await behind.statusFrom('10.0.0.1', '192.0.2.7')).toBe(400)
      // By way of no proxy that is named.
      await calledOften(() => behind.statusFrom('203.0.113.9'))
      expect(await behind.statusFrom('203.0.113.9', '192.0.2.7')).toBe(429)
      await behind.app.close()
    })

    it('[OPS-10] are one caller’s from all of a network of IPv6, each route for itself', async () => {
      const { app, statusFrom } = await another()
      await calledOften(() => statusFrom('2001:db8:1:2::1'))
      expect(await statusFrom('2001:db8:1:2:ffff::9')).toBe(429)
      expect(await statusFrom('2001:db8:1:3::1')).toBe(400)
      const elsewhere = await app.inject({
        ...{ method: 'GET', url: '/oauth2/authorization/idporten', remoteAddress: '2001:db8:1:2::1' },
      })
      expect(elsewhere.statusCode).toBe(303)
      await app.close()
    })

    it('[OPS-10] [SEC-21] leave no address in the database, and nothing when their time is over', async () => {
      const { app, statusFrom } = await another()
      await statusFrom('203.0.113.9')
      const kept = async () =>
        (await database.query('select json_agg(c)::text as kept from call_counts c')).rows[0].kept
      expect(await kept()).toMatch(/"key":"[\w-]{43}"/)
      expect(await kept()).not.toContain('203.0.113')
      pass(61 * minute)
      await cleanUp.run({ ...server.worker.deps, now: () => new Date(clock) }, {})
      expect(await kept()).toBeNull()
      await app.close()
    })

    it('[OPS-10] [OPS-02] where they cannot be counted a person on the way to the login is told so by a page', async () => {
      const { deps } = server.running
      const run = () => Promise.reject(Object.assign(new Error('terminated'), { code: 'ECONNREFUSED' }))
      const app = await buildApp(
        { ...deps, config: { ...deps.config, logLevel: 'silent' }, transactions: { run } },
        'submitter',
      )
      const page = await app.inject({ method: 'GET', url: '/oauth2/authorization/idporten' })
      expect(page.headers.location).toBe('/error?code=server_error')
      const headers = { origin: server.submitterUrl }
      const call = await app.inject({ method: 'POST', url: requestLoginLink.path, headers, payload: { ssn: nobody } })
      expect(call.statusCode).toBe(503)
      await app.close()
    })
  })
})
