/// The role of a type of view with a body in a program.
///
/// Explanations describe the views of the program. A view that the framework creates, such as the body of a style, is explained
/// as part of the view whose body contains it.
enum ViewRole {
  /// A view, a modifier or a style of the program.
  case program
  /// A view of the framework that calls a closure of the program. See ``ClosureView``.
  case closure
  /// A view of the framework that shows content that the program has passed to a control. See ``PlaceholderView``.
  case placeholder
  /// A control of the framework whose style places its content. See ``StyledControl``.
  case control
  /// Any other view of the framework.
  case framework

  init(of type: any View.Type) {
    if let owner = (type as? any BodyOwner.Type)?.ownerType {
      self = isOfFramework(owner) ? .framework : .program
    } else if !isOfFramework(type) {
      self = .program
    } else if type is any PlaceholderView.Type {
      self = .placeholder
    } else if type is any ClosureView.Type {
      self = .closure
    } else {
      self = type is any StyledControl.Type ? .control : .framework
    }
  }
}

/// A view of the framework whose body calls a closure of the program that tracks its own reads, such as the content of a sheet.
package protocol ClosureView: View {
  /// The modifier or the view with the closure, as in source code: `sheet(isPresented:)`.
  var caller: String { get }

  /// The value that changes between runs of the closure, if the framework keeps it: `the phase`.
  static var changingValue: String? { get }
}

extension ClosureView {
  package static var changingValue: String? { nil }
}

/// A view of the framework that shows content that the program has passed to the nearest enclosing control, such as the label in
/// a button style. The program's body that contains the control also contains this content.
package protocol PlaceholderView: View {}

/// A control of the framework whose style decides where to place its content.
package protocol StyledControl: View {}

@MainActor
extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// The value that changes between runs of the closure that the body calls, if the framework keeps it.
  var changingValue: String? { (viewType as? any ClosureView.Type)?.changingValue }

  /// The modifier or the view whose closure the body calls; nil for other views.
  var caller: String? {
    guard plan.role == .closure, let type = viewType as? any ClosureView.Type else { return nil }
    return type.caller(at: value)
  }
}

@MainActor
extension ClosureView {
  fileprivate static func caller(at value: UnsafeMutableRawPointer) -> String {
    value.assumingMemoryBound(to: Self.self).pointee.caller
  }
}
