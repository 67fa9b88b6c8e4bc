import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DiscoveryDocument, RemoteManifest } from '@foyer/shared/remote';
import { Ajv, type ValidateFunction } from 'ajv';
import { buildsOn } from './paths';

const schemas = {
  remote: 'remote.schema.json',
  discovery: 'discovery.schema.json',
} as const;

interface Forms {
  remote: RemoteManifest;
  discovery: DiscoveryDocument;
}

const validators = new Map<string, ValidateFunction>();

/** Cached, because compiling a schema takes longer than a check. */
function validatorOf(schema: string): ValidateFunction {
  const validate =
    validators.get(schema) ??
    new Ajv({ allErrors: true, strict: false }).compile(
      JSON.parse(readFileSync(path.join(buildsOn.shared, schema), 'utf8')),
    );
  validators.set(schema, validate);
  return validate;
}

/** Checks a document against its schema. Throws with the file and all errors. */
export function check<K extends keyof typeof schemas>(
  kind: K,
  value: unknown,
  file: string,
): asserts value is Forms[K] {
  const validate = validatorOf(schemas[kind]);
  if (validate(value)) return;
  const places = (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message}`);
  throw new Error(`${file} does not fit ${schemas[kind]}: ${places.join('; ')}`);
}
