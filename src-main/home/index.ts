export {
  deleteBackup,
  listBackups,
  makeBackup,
  restoreFiles,
  type BackupSource,
  type RestoredPart,
} from './backups.ts';
export { holdsSecret } from './config-secrets.ts';
export { Config, type ConfigOptions } from './config.ts';
export { defaultOf, isSection, knownSetting, knownSettings, type KnownSetting } from './defaults.ts';
export { copyDatabase } from './database-copy.ts';
export { errnoOf, fileError, sayErrno } from './errno.ts';
export { withFileLock, type FileLockOptions } from './file-lock.ts';
export { JsonFile, type JsonFileOptions } from './json-file.ts';
export { createLogger, silentLogger, type Logger, type LoggerOptions } from './logger.ts';
export { OwnerLock, type OwnerRecord, type Ownership } from './owner-lock.ts';
export { homePaths, isInside, shortPath, type HomePaths } from './paths.ts';
export { measurePlaces, namedPlaces } from './places.ts';
export { prepareHome } from './prepare.ts';
export {
  createProfile,
  deleteProfile,
  listProfiles,
  selectProfile,
  type CreateProfileOptions,
  type Profile,
} from './profiles.ts';
export { decodeText, firstBadByte, readText, type TextFile } from './read-text.ts';
export { maskSecret, redact, redactorFor } from './redact.ts';
export { activeProfile, defaultHomeDir, realPlace, resolveHome, type HomeRequest } from './resolve.ts';
export { secretValues, secretValuesIn, withoutSecrets, withSecretsOf } from './secret-values.ts';
export { isKeyName, Secrets, type KeyName } from './secrets.ts';
export { isGateOn, isOn, toNumber } from './truth.ts';
export { watchFile, type FileWatch } from './watch-file.ts';
export { resolveTarget, syncDirectory, writeFileAtomic, type AtomicWriteOptions } from './write-atomic.ts';
export { editText } from './yaml/edit-text.ts';
export { EditRefused } from './yaml/edit.ts';
export { parseYaml, YamlError } from './yaml/read.ts';
export { toJson, type YamlKey, type YamlMap, type YamlValue } from './yaml/scalars.ts';
export { writeFlow, writeString } from './yaml/write.ts';
