/** The files in a seal's folder. There is no key file if the key is in a hardware module. */
export const sealFiles = {
  key: 'signing-key.pem',
  /** PKCS#12, instead of the plain key file. */
  packedKey: 'signing-key.p12',
  certificate: 'signing-certificate.pem',
  /** Its authorities, from its issuer to the trusted one. */
  authorities: 'ca-certificate.pem',
  /** The trusted authorities of time stamps. */
  timeAuthorities: 'timestamp-ca.pem',
} as const
