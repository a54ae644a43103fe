internal import CanopyCore
internal import Foundation

extension Animation: WrittenAsCode {
  package var code: String { (base as? any WrittenAsCode)?.code ?? description }
}

extension DefaultAnimation: WrittenAsCode {
  var code: String { ".default" }
}

extension CurveAnimation: WrittenAsCode {
  var code: String {
    let curves: [(UnitCurve, String)] = [
      (.easeInOut, "easeInOut"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.linear, "linear"),
    ]
    guard let name = curves.first(where: { $0.0 == curve })?.1 else { return description }
    return ".\(name)(duration: \(duration._code))"
  }
}

extension SpringAnimation: WrittenAsCode {
  var code: String { ".spring(duration: \(spring.duration._code), bounce: \(spring.bounce._code))" }
}

extension DelayAnimation: WrittenAsCode {
  var code: String { base._code + ".delay(\(delay._code))" }
}

extension SpeedAnimation: WrittenAsCode {
  var code: String { base._code + ".speed(\(speed._code))" }
}

extension RepeatAnimation: WrittenAsCode {
  var code: String {
    let options = [count.map { "\($0)" }, autoreverses ? nil : "autoreverses: false"].compactMap(\.self)
    return base._code + (count == nil ? ".repeatForever(" : ".repeatCount(") + options.joined(separator: ", ") + ")"
  }
}

extension CustomAnimation {
  fileprivate var _code: String { Animation(self).code }
}

extension Double {
  /// The number with the digits that matter.
  fileprivate var _code: String { CGFloat((self * 1e6).rounded() / 1e6)._shortDescription }
}
