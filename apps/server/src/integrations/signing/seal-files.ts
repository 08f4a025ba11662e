/** What lies in the folder of a seal. Where the key is in a hardware module, no file of it is there. */
export const sealFiles = {
  key: 'signing-key.pem',
  /** PKCS#12, in place of the key's own file. */
  packedKey: 'signing-key.p12',
  certificate: 'signing-certificate.pem',
  /** Its authorities, from the one that issued it to the one that is trusted. */
  authorities: 'ca-certificate.pem',
  /** Whom time stamps are believed of. */
  timeAuthorities: 'timestamp-ca.pem',
} as const
