/** Values that fit most fields with their own format. */
export const words = [
  ...['x', '310000043', '4001', 'CN', 'US', '2.1.6', '2.1.22', 'KLOEFTA', '10:30', '+47', '40000000', 'a@b.example'],
  ...['2026-12-02', '2026-12-02T09:00:00.000Z', '00000000-0000-4000-8000-000000000000', 'COD', '03', 'A1', 'nb'],
  ...['12345', '01010112345', 'https://a.example/', '#abcdef', '/oversikt', '1', '001', '12345678'],
]

/** Allowed but unusual texts. */
export const oddTexts = [
  ...[
    '',
    ' ',
    '__proto__',
    'constructor',
    'toString',
    "'; drop table persons; --",
    '%',
    '_',
    '\\',
    '\\u0000',
    '$1',
    '{}',
  ],
  ...[
    'null',
    '\u202eabc',
    '\ufeff',
    '😀'.repeat(40),
    'İ',
    'ﬀ',
    '\u2028',
    '-0',
    '1e400',
    'NaN',
    '<script>',
    '\r\nx: y',
    '\u0001',
  ],
]

/** Values that cannot be stored, or of a type that no field has. */
export const wrongValues: readonly unknown[] = [
  ...['a\u0000b', '\ud800', 'x\udc00y', null, true, 0, -0, -1, 1.5, 1e308, 9_007_199_254_740_992, 2_147_483_648],
  ...[-1e19, [], [[]], [null], {}, { length: 1 }, { toString: 1 }, 'x'.repeat(70_000)],
]
