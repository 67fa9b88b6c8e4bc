/** The session, stored per tab under MC_SESSION_INFO (S3-SESSION-01, A016). */
export interface SessionInfo {
  token: string;
  merchantCode: string;
  userName: string;
  /** `customerType` of the log-in's answer. */
  type: number;
  /** Missing after trial play (S3-SESSION-02). */
  firstTimeLogin?: boolean;
  /** Somebody else made the password, so that it is to be changed before anything else (B023). */
  mustChangePassword?: true;
}

/** The member as last loaded, so that the header shows a name at once (S3-STORAGE-01). */
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
  /** As in the session, and newer. */
  mustChangePassword?: true;
}
