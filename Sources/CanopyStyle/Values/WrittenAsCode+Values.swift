internal import CanopyCore
internal import Foundation

extension SymbolVariants: WrittenAsCode {
  var code: String {
    let words = [enclosure?.rawValue, isSlashed ? "slash" : nil, isFilled ? "fill" : nil].compactMap(\.self)
    return words.isEmpty ? ".none" : words.map { ".\($0)" }.joined()
  }
}

extension SymbolRenderingMode: WrittenAsCode {
  var code: String { ".\(kind)" }
}

extension LineLimits: WrittenAsCode {
  var code: String {
    switch (lower, upper) {
    case (nil, nil): "nil"
    case (nil, let upper?): "\(upper)"
    case (let lower?, nil): "\(lower)..."
    case (let lower?, let upper?): "\(lower)...\(upper)"
    }
  }
}

extension Text.LineStyle: WrittenAsCode {
  var code: String {
    if self == .single { return ".single" }
    let color = color.map { ", color: \(readableText(of: $0))" } ?? ""
    return "Text.LineStyle(pattern: .\(pattern.kind)\(color))"
  }
}

extension RedactionReasons: WrittenAsCode {
  var code: String {
    let names: [(RedactionReasons, String)] = [
      (.placeholder, ".placeholder"), (.privacy, ".privacy"), (.invalidated, ".invalidated"),
    ]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}

extension LocalizedStringKey: WrittenAsCode {
  var code: String { "\"\(formatKey)\"" }
}

extension ScrollIndicatorVisibility: WrittenAsCode {
  var code: String { ".\(kind)" }
}

extension ScrollBounceBehavior: WrittenAsCode {
  var code: String { ".\(kind)" }
}

extension ScrollDismissesKeyboardMode: WrittenAsCode {
  var code: String { ".\(kind)" }
}
