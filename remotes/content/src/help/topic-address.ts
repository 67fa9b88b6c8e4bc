/** The topic that an address names; 0 unless it is the place of one (S2-HELP-02, A070). */
export function topicOf(query: URLSearchParams, count: number): number {
  const text = query.get('i') ?? '';
  const at = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return at < count ? at : 0;
}
