import CanopyAssetSymbols
import Foundation

// Writes Swift source code with the symbols of asset catalogs. Usage: `AssetSymbolsTool OUTPUT CATALOG…`. The AssetSymbols
// plugin runs this tool.

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("error: missing output file. Usage: AssetSymbolsTool OUTPUT CATALOG…\n".utf8))
  exit(1)
}
do {
  let source = AssetSymbolSource(try AssetFolder(catalogs: Array(arguments.dropFirst())))
  for warning in source.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
  try source.text.write(to: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("error: can't write the symbols of the asset catalogs: \(error)\n".utf8))
  exit(1)
}
