internal import CanopyCore
internal import Foundation

extension RedactionReasons: WrittenAsCode {
  var code: String {
    let names: [(RedactionReasons, String)] = [
      (.placeholder, ".placeholder"), (.privacy, ".privacy"), (.invalidated, ".invalidated"),
    ]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
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
