import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Audience, getSession, giveFeedback, listApplications, listNotices, listReportees } from '@eksport/api'
import { importJWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientOf, follow, logIn, newBrowser, type TestBrowser } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

let clock = Date.now()

const { server, database } = await serverWith([], { now: () => new Date(clock) })

const submitterLogin = () => `${server.submitterUrl}/oauth2/authorization/idporten`
const errorPage = () => `${server.submitterUrl}/error?code=authentication_error`

/** The refused logins, but for those before, by the hash of their audit event. */
async function refusedLogins(before: ReadonlyMap<string, unknown> = new Map()): Promise<ReadonlyMap<string, unknown>> {
  const sql = "select hash, details from audit_events where action = 'LOGIN' and outcome = 'REFUSED'"
  const { rows } = await database.query(sql)
  return new Map(rows.flatMap(({ hash, details }) => (before.has(hash) ? [] : [[hash, details] as const])))
}

/** Goes to the login page and picks a person, after something has been done to the attempt. */
async function logInAfter(tamper: () => Promise<unknown>): Promise<string> {
  const browser = newBrowser()
  const page = await follow(browser, submitterLogin())
  await tamper()
  const body = new URLSearchParams({ person: 'demo-ingrid-solheim' })
  return (await follow(browser, page.url, { method: 'POST', body })).url
}

describe('login', () => {
  it('[AUT-01] asks with code flow, PKCE S256, state and nonce, anew each time', async () => {
    const asked = await Promise.all([1, 2].map(() => newBrowser().fetch(submitterLogin())))
    const [one, two] = asked.map((response) => new URL(response.headers.get('location') ?? '').searchParams)
    expect([one?.get('response_type'), one?.get('code_challenge_method')]).toEqual(['code', 'S256'])
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one?.get(name)?.length).toBeGreaterThan(20)
      expect(one?.get(name)).not.toBe(two?.get(name))
    }
  })

  it.each([
    ['?locale=nn', 'nn'],
    ['?locale=en', 'en'],
    ['?locale=de', 'nb'],
    ['', 'nb'],
  ])(
    '[THM-10] with %j the pages of the login are in %s, whatever the language of the browser',
    async (query, locale) => {
      const headers = { 'accept-language': 'en-US,en' }
      const asked = await newBrowser().fetch(submitterLogin() + query, { headers })
      expect(new URL(asked.headers.get('location') ?? '').searchParams.get('ui_locales')).toBe(locale)
      const browser = newBrowser()
      const { url } = await follow(browser, submitterLogin() + query)
      expect(await (await browser.fetch(url, { headers })).text()).toContain(`<html lang="${locale}">`)
    },
  )

  it('[SEC-09] gives a __Host- cookie of 256 bits that scripts cannot read, and keeps only its hash', async () => {
    const browser = newBrowser()
    const page = await follow(browser, submitterLogin())
    let response = await browser.fetch(page.url, {
      method: 'POST',
      body: new URLSearchParams({ person: 'demo-anders-vik' }),
    })
    const lines: string[] = []
    while (response.status >= 300 && response.status < 400) {
      const location = new URL(response.headers.get('location') ?? '', page.url).href
      if (location.startsWith(`${server.submitterUrl}/?`) || location === `${server.submitterUrl}/`) break
      response = await browser.fetch(location)
      lines.push(...response.headers.getSetCookie())
    }
    const line = lines.find((candidate) => candidate.startsWith('__Host-eksport-submitter=')) ?? ''
    expect(line).toMatch(/^__Host-eksport-submitter=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const value = browser.cookies.get('__Host-eksport-submitter') ?? ''
    const { rows } = await database.query('select count(*)::int as count from sessions where id_hash = $1', [value])
    expect(rows[0]).toEqual({ count: 0 })
  })

  it('tells the level that the login had', async () => {
    const { client } = await logIn(server, 'submitter', 'demo-anders-vik')
    expect((await client.call(getSession)).person).toMatchObject({
      name: 'Anders Vik',
      level: 4,
      viewpoint: 'INNSENDER',
    })
  })

  it.each([
    ['the state', "update login_attempts set state = 'other'"],
    ['the nonce', "update login_attempts set nonce = 'other'"],
    ['the PKCE verifier', `update login_attempts set code_verifier = repeat('x', 43)`],
    ['the attempt itself', 'delete from login_attempts'],
    ['its age', "update login_attempts set created_at = created_at - interval '11 minutes'"],
  ])('[SEC-20] refuses an answer when %s is not what was asked with, as an audit event', async (_, statement) => {
    const before = await refusedLogins()
    expect(await logInAfter(() => database.query(statement))).toBe(errorPage())
    expect([...(await refusedLogins(before)).values()]).toEqual([{ audience: 'submitter', reason: expect.any(String) }])
  })

  it('[SEC-20] refuses an answer in a browser that did not ask, and a second use of one, each as an audit event', async () => {
    const before = await refusedLogins()
    const browser = newBrowser()
    const page = await follow(browser, submitterLogin())
    const body = new URLSearchParams({ person: 'demo-ingrid-solheim' })
    const answered = await browser.fetch(page.url, { method: 'POST', body })
    const resumed = await browser.fetch(answered.headers.get('location') ?? '')
    const callback = resumed.headers.get('location') ?? ''
    expect(callback).toContain('/login/oauth2/code/idporten?')
    const stranger = await newBrowser().fetch(callback)
    expect(stranger.headers.get('location')).toBe('/error?code=authentication_error')
    await browser.fetch(callback)
    const again = await browser.fetch(callback)
    expect(again.headers.get('location')).toBe('/error?code=authentication_error')
    const refused = { audience: 'submitter', reason: 'LoginRefused' }
    expect([...(await refusedLogins(before)).values()]).toEqual([refused, refused])
  })

  it('[AUT-01] [SEC-20] that is begun in another tab meanwhile does not end the one that is under way', async () => {
    const browser = newBrowser()
    const page = await follow(browser, `${submitterLogin()}?next=/oversikt`)
    const body = new URLSearchParams({ person: 'demo-ingrid-solheim' })
    const answered = await browser.fetch(page.url, { method: 'POST', body })
    const resumed = await browser.fetch(answered.headers.get('location') ?? '')
    await browser.fetch(`${submitterLogin()}?next=/profil`)
    const ended = await browser.fetch(resumed.headers.get('location') ?? '')
    expect(ended.headers.get('location')).toBe('/oversikt')
  })

  it('[AUT-01] keeps no more than a few attempts of one browser', async () => {
    const browser = newBrowser()
    const asked: Response[] = []
    for (let count = 0; count < 7; count += 1) asked.push(await browser.fetch(submitterLogin()))
    const set = asked.map(({ headers }) => headers.getSetCookie().filter((cookie) => !/Max-Age=0|1970/.test(cookie)))
    const gone = asked.map(
      ({ headers }) => headers.getSetCookie().filter((cookie) => /Max-Age=0|1970/.test(cookie)).length,
    )
    expect(set.every((cookies) => cookies.length === 1)).toBe(true)
    expect(gone).toEqual([0, 0, 0, 0, 0, 5, 0])
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads on to %s',
    async (next) => {
      const { url } = await logIn(server, 'submitter', 'demo-ingrid-solheim', newBrowser(), next)
      expect(url).toBe(`${server.submitterUrl}/`)
    },
  )
})

describe('the two listeners', () => {
  it('[AUT-07] tell an officer whom nobody has registered so, and the audit log too', async () => {
    const before = await refusedLogins()
    for (const where of [`officer_roles where person_id`, `persons where id`])
      await database.query(`delete from ${where} = 'demo-astrid-lunde'`)
    const refused = await logIn(server, 'caseworker', 'demo-astrid-lunde')
    expect(refused.url).toBe(`${server.caseworkerUrl}/error?code=unknown_officer`)
    expect([...(await refusedLogins(before)).values()]).toEqual([{ audience: 'caseworker', reason: 'UnknownOfficer' }])
  })

  it('[AUT-07] keep their people apart, at the login and at every call', async () => {
    const refused = await logIn(server, 'caseworker', 'demo-ingrid-solheim')
    expect(refused.url).toBe(`${server.caseworkerUrl}/error?code=authentication_error`)
    const officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
    expect((await officer.client.call(getSession)).person).toMatchObject({ viewpoint: 'BEHANDLER', roles: ['B'] })
    await expect(clientOf(server, 'submitter', officer.browser).call(getSession)).rejects.toMatchObject({ status: 401 })
    const exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
    const params = { organisationNumber: '310000043' }
    await expect(
      clientOf(server, 'caseworker', exporter.browser).call(listApplications, { params }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it("refuse a cookie of the other listener under one's own name", async () => {
    const officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
    const browser = newBrowser()
    browser.cookies.set('__Host-eksport-submitter', officer.browser.cookies.get('__Host-eksport-caseworker') ?? '')
    await expect(clientOf(server, 'submitter', browser).call(getSession)).rejects.toMatchObject({ status: 401 })
  })
})

describe('the session', () => {
  it('[AUT-05] is needed: 401 without one', async () => {
    await expect(clientOf(server, 'submitter', newBrowser()).call(getSession)).rejects.toMatchObject({ status: 401 })
  })

  it('[SEC-09] ends after 30 minutes idle and after 120 minutes in all', async () => {
    const begin = clock
    const { client } = await logIn(server, 'submitter', 'demo-ingrid-solheim')
    const at = (minutes: number) => new Date(begin + minutes * 60_000).toISOString()
    for (const minutes of [29, 57, 85, 113]) {
      clock = begin + minutes * 60_000
      const { expiresAt, endsAt } = await client.call(getSession)
      expect([expiresAt, endsAt]).toEqual([at(Math.min(minutes + 30, 120)), at(120)])
    }
    clock = begin + 121 * 60_000
    await expect(client.call(getSession)).rejects.toMatchObject({ status: 401 })
    const idle = await logIn(server, 'submitter', 'demo-ingrid-solheim')
    clock += 31 * 60_000
    await expect(idle.client.call(getSession)).rejects.toMatchObject({ status: 401 })
  })

  it('[SEC-09] is not kept alive by what a page reads by itself', async () => {
    const begin = clock
    const { browser } = await logIn(server, 'submitter', 'demo-ingrid-solheim')
    const read = async (minutes: number) => {
      clock = begin + minutes * 60_000
      const headers = { 'eksport-unattended': '1' }
      const response = await browser.fetch(server.submitterUrl + getSession.path, { headers })
      return [response.status, ((await response.json()) as { expiresAt?: string }).expiresAt]
    }
    const end = new Date(begin + 30 * 60_000).toISOString()
    expect(await read(20)).toEqual([200, end])
    expect(await read(29)).toEqual([200, end])
    expect(await read(31)).toEqual([401, undefined])
  })

  it('[SEC-08] does nothing for a page of somebody else who was logged in before in the same browser', async () => {
    const { browser } = await logIn(server, 'submitter', 'demo-ingrid-solheim')
    const call = async (person: string, method = 'GET', path: string = getSession.path) => {
      const headers = { 'eksport-person': person, 'content-type': 'application/json' }
      const body = method === 'GET' ? {} : { body: JSON.stringify({ rating: 4 }) }
      const answer = await browser.fetch(server.submitterUrl + path, { method, headers, ...body })
      await answer.body?.cancel()
      return answer.status
    }
    expect(await call('demo-ingrid-solheim')).toBe(200)
    expect(await call('demo-anders-vik')).toBe(401)
    expect(await call('demo-anders-vik', 'POST', giveFeedback.path)).toBe(401)
    expect(await call('demo-ingrid-solheim', 'POST', giveFeedback.path)).not.toBe(401)
  })

  it('[EXP-04] [AUT-03] acts for the organisation that a call names, for two at once, and begins with the last one next time', async () => {
    const { client, browser } = await logIn(server, 'submitter', 'demo-marte-haugen')
    expect((await client.call(getSession)).organisation).toBeNull()
    expect((await client.call(listReportees)).map(({ organizationNumber }) => organizationNumber)).toHaveLength(3)
    await expect(client.call(giveFeedback, { body: { rating: 4 } })).rejects.toMatchObject({
      status: 403,
      code: 'ORGANISATION_NOT_CHOSEN',
    })
    const cookie = browser.cookies.get('__Host-eksport-submitter')
    const [one, other] = ['310000019', '310000051'].map((organisationNumber) => ({
      organisationNumber,
      tab: clientOf(server, 'submitter', browser, organisationNumber),
    }))
    for (const { organisationNumber, tab } of [one, other, one, other].filter((each) => each !== undefined)) {
      expect((await tab.call(getSession)).organisation?.organisationNumber).toBe(organisationNumber)
      await tab.call(listApplications, { params: { organisationNumber } })
      await tab.call(giveFeedback, { body: { rating: 4 } })
    }
    expect(browser.cookies.get('__Host-eksport-submitter')).toBe(cookie)
    const later = await logIn(server, 'submitter', 'demo-marte-haugen')
    expect((await later.client.call(getSession)).organisation?.organisationNumber).toBe('310000051')
  })

  it('[SEC-08] [EXP-04] a call that names an organisation without a delegation finds what one that does not exist has', async () => {
    const { browser } = await logIn(server, 'submitter', 'demo-ingrid-solheim')
    const own = '310000043'
    for (const named of ['310000027', '999999999', 'x', `${own}, ${own}`, '']) {
      const client = clientOf(server, 'submitter', browser, named)
      expect((await client.call(getSession)).organisation).toBeNull()
      expect(await client.call(listNotices)).toEqual({ notices: [], unread: 0 })
      const refused = { status: 404, code: 'NOT_FOUND' }
      await expect(client.call(giveFeedback, { body: { rating: 4 } })).rejects.toMatchObject(refused)
      // Not through an address that names another one than the head, whichever of the two is the own.
      await expect(client.call(listApplications, { params: { organisationNumber: own } })).rejects.toMatchObject(
        refused,
      )
      const params = { organisationNumber: '310000027' }
      await expect(client.call(listApplications, { params })).rejects.toMatchObject(refused)
    }
    const { client } = await logIn(server, 'submitter', 'demo-ingrid-solheim', browser)
    const params = { organisationNumber: '310000027' }
    await expect(client.call(listApplications, { params })).rejects.toMatchObject({ status: 404 })
    expect((await client.call(getSession)).organisation?.organisationNumber).toBe(own)
  })

  it('[SEC-08] loses the organisation at the next request when the delegation is withdrawn', async () => {
    const { client } = await logIn(server, 'submitter', 'demo-anders-vik')
    const params = { organisationNumber: '310000027' }
    await client.call(listApplications, { params })
    await database.query("update delegations set valid_to = '2020-01-02' where person_id = 'demo-anders-vik'")
    await expect(client.call(listApplications, { params })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await client.call(getSession)).organisation).toBeNull()
    await database.query("update delegations set valid_to = null where person_id = 'demo-anders-vik'")
    await client.call(listApplications, { params })
  })

  it('[AUT-01] [SEC-10] dies on the server at logout, which answers where the provider ends its own, and names no identity', async () => {
    await database.query("delete from sessions where person_id = 'demo-ingrid-solheim'")
    const { browser } = await logIn(server, 'submitter', 'demo-ingrid-solheim')
    const kept = new Map(browser.cookies)
    const { rows } = await database.query("select * from sessions where person_id = 'demo-ingrid-solheim'")
    // Three parts with points between are a token, whatever the column is called.
    for (const value of Object.values(rows[0])) expect(String(value)).not.toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    const headers = { origin: server.submitterUrl }
    const answer = await browser.fetch(`${server.submitterUrl}/logout`, { method: 'POST', headers })
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    const location = new URL(answer.headers.get('location') ?? '')
    expect(location.origin + location.pathname).toBe(`${server.issuerUrl}/session/end`)
    expect(Object.fromEntries(location.searchParams)).toEqual({
      ...{ client_id: 'eksport-innsender', logout_hint: rows[0].provider_session },
      post_logout_redirect_uri: `${server.submitterUrl}/`,
    })
    const replay = newBrowser()
    for (const [name, value] of kept) replay.cookies.set(name, value)
    await expect(clientOf(server, 'submitter', replay).call(getSession)).rejects.toMatchObject({ status: 401 })
  })
})

describe('a login that has ended at the provider', () => {
  const exporter = 'demo-ingrid-solheim'
  const officer = 'demo-kari-nordli'
  const event = 'http://schemas.openid.net/event/backchannel-logout'

  // The provider's messages are of this moment; sessions of later ones are of the tests before.
  beforeAll(async () => {
    clock = Date.now()
    await database.query('delete from sessions')
  })

  const isIn = async (audience: Audience, browser: TestBrowser) => {
    const url = audience === 'submitter' ? server.submitterUrl : server.caseworkerUrl
    return (await browser.fetch(url + getSession.path)).status === 200
  }

  /** Both portals in one browser, as somebody tries the demonstration out. */
  async function inBoth() {
    const browser = newBrowser()
    const { client } = await logIn(server, 'submitter', exporter, browser)
    await logIn(server, 'caseworker', officer, browser)
    return { browser, client }
  }

  /** One person in two browsers; the second is the one of the newest session. */
  async function inTwice() {
    const one = await logIn(server, 'submitter', exporter)
    clock += 1
    return { one, other: await logIn(server, 'submitter', exporter) }
  }

  /** Presses the button of the provider's page, as its script does, and answers what comes. */
  async function confirm(browser: TestBrowser, address: string) {
    const page = await (await browser.fetch(address)).text()
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const logout = page.includes('name="logout" value="yes"') ? { logout: 'yes' } : undefined
    const body = new URLSearchParams({ xsrf, ...logout })
    return browser.fetch(`${server.issuerUrl}/session/end/confirm`, { method: 'POST', body })
  }

  async function sidOf(person: string) {
    const sql = 'select provider_session as sid from sessions where person_id = $1 order by created_at desc limit 1'
    return String((await database.query(sql, [person])).rows[0]?.sid)
  }

  const framed = (sid: string, iss = server.issuerUrl) =>
    fetch(`${server.submitterUrl}/logout/frontchannel?${new URLSearchParams({ iss, sid })}`)

  const sendToken = (token: string, headers = {}) =>
    fetch(`${server.submitterUrl}/logout/backchannel`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ logout_token: token }),
    })

  /** A message as the demonstration's provider signs it. */
  async function message(claims: Readonly<Record<string, unknown>>) {
    const { config, login } = server.running.deps
    const keys = JSON.parse(await readFile(join(config.dataFolder, 'demonstration', 'issuer-keys.json'), 'utf8'))
    return new SignJWT({ events: { [event]: {} }, jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: keys.jwk.kid, typ: 'logout+jwt' })
      .setIssuer(login.submitter.issuer.origin)
      .setAudience('eksport-innsender')
      .setIssuedAt(new Date(clock))
      .sign(await importJWK(keys.jwk, 'RS256'))
  }

  it('[SEC-10] ends at both portals when the browser logs out at the provider, which tells their servers and has its page tell them', async () => {
    const { browser } = await inBoth()
    expect([await isIn('submitter', browser), await isIn('caseworker', browser)]).toEqual([true, true])
    const sids = [await sidOf(officer), await sidOf(exporter)]
    const answer = await confirm(browser, `${server.issuerUrl}/session/end`)
    expect([await isIn('submitter', browser), await isIn('caseworker', browser)]).toEqual([false, false])
    const page = (await answer.text()).replaceAll('&amp;', '&')
    const frames = [...page.matchAll(/<iframe hidden src="([^"]+)"/g)].map(([, address = '']) => new URL(address))
    expect(frames.map(({ origin, pathname }) => origin + pathname)).toEqual([
      `${server.caseworkerUrl}/logout/frontchannel`,
      `${server.submitterUrl}/logout/frontchannel`,
    ])
    expect(frames.map(({ searchParams }) => searchParams.get('sid'))).toEqual(sids)
    for (const frame of frames) expect((await fetch(frame)).status).toBe(200)
    const next = /<a class="other" href="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(await (await browser.fetch(next)).text()).toContain(`href="${server.submitterUrl}/"`)
    const sql = "select person_id from audit_events where action = 'LOGOUT' and details ->> 'by' = 'login provider'"
    const audited = (await database.query(sql)).rows.map((row) => row.person_id)
    expect(audited.sort()).toEqual([exporter, officer])
  })

  it('[SEC-10] ends for the one whom a portal logs out there; another at the other portal works on', async () => {
    const { browser, client } = await inBoth()
    // The exporter was there before, and is not the one whom the provider remembers.
    const answer = await confirm(browser, await client.logOut())
    expect(answer.headers.get('location')).toBe(`${server.submitterUrl}/`)
    expect([await isIn('submitter', browser), await isIn('caseworker', browser)]).toEqual([false, true])
    await confirm(browser, `${server.issuerUrl}/session/end`)
    expect(await isIn('caseworker', browser)).toBe(false)
  })

  it('[SEC-10] ends without a cookie by the id of its session there, and no other ends', async () => {
    const { one, other } = await inTwice()
    const sid = await sidOf(exporter)
    expect((await framed('nobodys')).status).toBe(200)
    expect((await framed(sid, 'https://evil.example/')).status).toBe(400)
    expect([await isIn('submitter', one.browser), await isIn('submitter', other.browser)]).toEqual([true, true])
    const answer = await framed(sid)
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-frame-options')]).toEqual([
      200,
      'no-store',
      null,
    ])
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; frame-ancestors ${server.issuerUrl}`,
    )
    expect([await isIn('submitter', one.browser), await isIn('submitter', other.browser)]).toEqual([true, false])
    const { status } = await fetch(`${server.submitterUrl}/logout/frontchannel?iss=${server.issuerUrl}`)
    expect(status).toBe(400)
  })

  it('[SEC-10] ends by a signed message, which is taken once, by session or by person', async () => {
    const { one, other } = await inTwice()
    const sid = await sidOf(exporter)
    expect((await sendToken(await message({ sid, sub: 'demo-anders-vik' }))).status).toBe(200)
    expect(await isIn('submitter', other.browser)).toBe(true)
    const token = await message({ sid })
    const answer = await sendToken(token)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect([await isIn('submitter', one.browser), await isIn('submitter', other.browser)]).toEqual([true, false])
    expect((await sendToken(token)).status).toBe(400)
    const all = await message({ sub: exporter })
    expect((await sendToken(all)).status).toBe(200)
    expect(await isIn('submitter', one.browser)).toBe(false)
    await logIn(server, 'submitter', exporter, one.browser)
    expect((await sendToken(all)).status).toBe(400)
    expect(await isIn('submitter', one.browser)).toBe(true)
  })

  it('[SEC-10] [SEC-20] does not end by what is no message of the provider, which is an audit event', async () => {
    const { browser } = await logIn(server, 'submitter', exporter)
    const sql = "select count(*)::int as n from audit_events where action = 'LOGOUT' and outcome = 'REFUSED'"
    const refused = async () => (await database.query(sql)).rows[0].n
    const before = await refused()
    const token = await message({ sub: exporter })
    const [head, , signature] = token.split('.')
    const changed = Buffer.from(JSON.stringify({ sub: exporter })).toString('base64url')
    expect((await sendToken([head, changed, signature].join('.'))).status).toBe(400)
    expect((await sendToken('x')).status).toBe(400)
    expect(await refused()).toBe(before + 2)
    const elsewhere = `${server.caseworkerUrl}/logout/backchannel`
    const body = new URLSearchParams({ logout_token: token })
    expect((await fetch(elsewhere, { method: 'POST', body })).status).toBe(400)
    expect(await isIn('submitter', browser)).toBe(true)
  })

  it('[SEC-10] a login by a link is none of the provider’s, and stays', async () => {
    const { browser } = await logIn(server, 'submitter', exporter)
    await database.query('update sessions set level = 2 where person_id = $1', [exporter])
    expect((await sendToken(await message({ sub: exporter }))).status).toBe(200)
    expect(await isIn('submitter', browser)).toBe(true)
  })
})
