import CanopyAssetSymbols
import Foundation

// Writes Swift source with the symbols of asset catalogs: `AssetSymbolsTool OUTPUT CATALOG…`. The plugin calls it.

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("error: the file to write is missing: AssetSymbolsTool OUTPUT CATALOG…\n".utf8))
  exit(1)
}
do {
  let source = AssetSymbolSource(try AssetFolder(catalogs: Array(arguments.dropFirst())))
  for warning in source.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
  try source.text.write(to: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("error: the asset catalogs cannot be read: \(error)\n".utf8))
  exit(1)
}
