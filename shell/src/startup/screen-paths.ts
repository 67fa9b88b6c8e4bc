/** Addresses that show a state of the site (S2-ROUTES-64 to 66, A005). */
export const screenPaths = {
  '/m/maintenance': 'maintenance',
  '/m/ipRestrict': 'restricted',
  '/m/serviceError': 'failed',
} as const;
