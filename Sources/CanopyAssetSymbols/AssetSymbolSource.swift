/// Swift source code that declares symbols for the images and colors in asset catalogs.
///
/// ```swift
/// Image(.iconLarge)
/// Text("Hello").foregroundStyle(.brand)
/// ```
package struct AssetSymbolSource {
  /// The generated source code.
  package private(set) var text: String
  /// Messages about assets and namespaces that get no symbol.
  package private(set) var warnings: [String] = []

  package init(_ folder: AssetFolder) {
    text = """
      import Foundation
      import SwiftUI

      private let resourceBundle = Foundation.Bundle.module

      """
    declare(folder, .image)
    declare(folder, .color)
    declareStyles(folder)
  }

  // MARK: Resources

  /// Declares the members of `ImageResource` or `ColorResource`.
  private mutating func declare(_ folder: AssetFolder, _ kind: AssetKind) {
    guard folder.contains(kind) else { return }
    text += "\nextension \(kind.resource) {\n"
    declareMembers(of: folder, kind, indentation: "  ")
    text += "}\n"
  }

  private mutating func declareMembers(of folder: AssetFolder, _ kind: AssetKind, indentation: String) {
    var taken: [String: String] = [:]
    for asset in folder.assets where asset.kind == kind {
      guard let symbol = symbol(of: asset, &taken) else { continue }
      text += """
        \(indentation)/// The "\(asset.path.escaped)" asset catalog \(kind.word) resource.
        \(indentation)static let \(symbol.declaration) = \(kind.resource)(name: "\(asset.path.escaped)", \
        bundle: resourceBundle)

        """
    }
    for namespace in folder.namespaces where namespace.contains(kind) {
      guard let symbol = AssetSymbol(namespace: namespace.name), taken[symbol.name] == nil else {
        warnings.append("The folder \"\(namespace.name)\" gets no symbol: its name is taken or invalid. Rename it.")
        continue
      }
      taken[symbol.name] = namespace.name
      text += """
        \(indentation)/// The "\(namespace.name.escaped)" asset catalog resource namespace.
        \(indentation)enum \(symbol.declaration) {

        """
      declareMembers(of: namespace, kind, indentation: indentation + "  ")
      text += "\(indentation)}\n"
    }
  }

  private mutating func symbol(of asset: AssetFolder.Asset, _ taken: inout [String: String]) -> AssetSymbol? {
    guard let symbol = AssetSymbol(asset: asset.name, kind: asset.kind) else {
      warnings.append(
        "The asset \"\(asset.path)\" gets no symbol: its name is invalid. Rename it, or use a string instead.")
      return nil
    }
    if let other = taken[symbol.name] {
      warnings.append(
        "The assets \"\(other)\" and \"\(asset.path)\" would both be \".\(symbol.name)\". Rename one, or use a string instead."
      )
      return nil
    }
    taken[symbol.name] = asset.path
    return symbol
  }

  // MARK: Colors as styles

  /// Declares the colors as members of `Color` and as shape styles, so that `.foregroundStyle(.brand)` works.
  private mutating func declareStyles(_ folder: AssetFolder) {
    guard folder.contains(.color) else { return }
    text += "\nextension SwiftUI.Color {\n"
    declareStyles(of: folder, in: "ColorResource", indentation: "  ")
    text += "}\n\nextension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n"
    declareAliases(of: folder)
    text += "}\n"
  }

  private mutating func declareStyles(of folder: AssetFolder, in path: String, indentation: String) {
    for symbol in folder.colorSymbols where !(indentation == "  " && Self.colorMembers.contains(symbol.name)) {
      text += "\(indentation)static var \(symbol.declaration): SwiftUI.Color { "
      text += "SwiftUI.Color(\(path).\(symbol.declaration)) }\n"
    }
    for namespace in folder.namespaces where namespace.contains(.color) {
      guard let symbol = AssetSymbol(namespace: namespace.name) else { continue }
      text += "\(indentation)enum \(symbol.declaration) {\n"
      declareStyles(of: namespace, in: "\(path).\(symbol.declaration)", indentation: indentation + "  ")
      text += "\(indentation)}\n"
    }
  }

  private mutating func declareAliases(of folder: AssetFolder) {
    for symbol in folder.colorSymbols where !Self.colorMembers.contains(symbol.name) {
      text += "  static var \(symbol.declaration): SwiftUI.Color { SwiftUI.Color.\(symbol.declaration) }\n"
    }
  }

  /// The names of existing members of `Color` and `ShapeStyle`. Colors with these names are members of `ColorResource` only.
  private static let colorMembers: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary", "quinary", "accentColor", "foreground",
    "background", "selection", "separator", "tint", "placeholder", "link", "fill", "windowBackground",
  ]
}

extension AssetKind {
  fileprivate var resource: String {
    switch self {
    case .image: "ImageResource"
    case .color: "ColorResource"
    }
  }

  fileprivate var word: String {
    switch self {
    case .image: "image"
    case .color: "color"
    }
  }
}

extension AssetFolder {
  fileprivate func contains(_ kind: AssetKind) -> Bool {
    assets.contains { $0.kind == kind } || namespaces.contains { $0.contains(kind) }
  }

  /// The symbols of the colors, without duplicates.
  fileprivate var colorSymbols: [AssetSymbol] {
    var seen: Set<AssetSymbol> = []
    return assets.filter { $0.kind == .color }.compactMap { AssetSymbol(asset: $0.name, kind: .color) }
      .filter { seen.insert($0).inserted }
  }
}

extension String {
  /// The string, escaped for use in a string literal.
  fileprivate var escaped: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
