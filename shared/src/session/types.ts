/** What a session is, as it is kept per tab under MC_SESSION_INFO (S3-SESSION-01, A016). */
export interface SessionInfo {
  token: string;
  merchantCode: string;
  userName: string;
  /** Member type, from `customerType` of the login answer. */
  type: number;
  /** Present after a normal login only, not after trial play (S3-SESSION-02). */
  firstTimeLogin?: boolean;
}

/** The member as last seen, kept so that the header can show a name before the network answers (S3-STORAGE-01). */
export interface StoredMember {
  id: number;
  nickname: string;
  account: string;
  regDate: number | string;
  type: number;
  toUpline: boolean | number | string | null;
  vipLevel?: string;
  headIcon?: string;
  affiliateCode?: string;
}
