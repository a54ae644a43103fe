import Foundation
import PackagePlugin

/// Declares a Swift symbol for each image and color in the asset catalogs of a target.
@main
struct AssetSymbolsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let files = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
    let inputs = (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
    let catalogs = inputs.filter { $0.pathExtension == "xcassets" }
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Declaring the asset symbols of \(target.name)",
        executable: try context.tool(named: "AssetSymbolsTool").url,
        arguments: [output.path] + catalogs.map(\.path),
        inputFiles: inputs.filter { $0.path.contains(".xcassets/") && !$0.hasDirectoryPath },
        outputFiles: [output])
    ]
  }
}
