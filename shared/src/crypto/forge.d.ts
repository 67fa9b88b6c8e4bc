declare module 'node-forge/lib/forge.js' {
  import forge from 'node-forge';
  export default forge;
}
declare module 'node-forge/lib/pki.js';
declare module 'node-forge/lib/sha256.js';
declare module 'node-forge/lib/pkcs1.js';
