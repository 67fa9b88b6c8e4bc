declare module 'node-forge/lib/forge' {
  import forge from 'node-forge';
  export default forge;
}
declare module 'node-forge/lib/pki';
declare module 'node-forge/lib/sha256';
declare module 'node-forge/lib/pkcs1';
