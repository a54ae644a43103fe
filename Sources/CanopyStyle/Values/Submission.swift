public import CanopyCore

/// The label of the key that submits a form.
public struct SubmitLabel: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
  }

  package let kind: Kind

  /// The text “Done”.
  public static var done: SubmitLabel { SubmitLabel(kind: .done) }
  /// The text “Go”.
  public static var go: SubmitLabel { SubmitLabel(kind: .go) }
  /// The text “Send”.
  public static var send: SubmitLabel { SubmitLabel(kind: .send) }
  /// The text “Join”.
  public static var join: SubmitLabel { SubmitLabel(kind: .join) }
  /// The text “Route”.
  public static var route: SubmitLabel { SubmitLabel(kind: .route) }
  /// The text “Search”.
  public static var search: SubmitLabel { SubmitLabel(kind: .search) }
  /// The text “Return”.
  public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
  /// The text “Next”.
  public static var next: SubmitLabel { SubmitLabel(kind: .next) }
  /// The text “Continue”.
  public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}

/// The kinds of views that submit a form.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The actions for the submission of a view, starting with the innermost.
package struct Submission: Equatable {
  private var actions: [ActionBox<Action>] = []

  fileprivate struct Action {
    let triggers: SubmitTriggers
    let perform: () -> Void
  }

  package init() {}

  /// A Boolean value that indicates whether there aren't any actions.
  package var isEmpty: Bool { actions.isEmpty }

  /// Runs the actions for a kind of view, starting with the innermost. Returns false if there are none.
  @MainActor
  @discardableResult
  package func perform(_ trigger: SubmitTriggers) -> Bool {
    let found = actions.map(\.function).filter { !$0.triggers.isDisjoint(with: trigger) }
    for action in found { action.perform() }
    return !found.isEmpty
  }

  fileprivate func adding(_ action: ActionBox<Action>) -> Submission {
    var result = self
    result.actions.insert(action, at: 0)
    return result
  }

  package static func == (first: Submission, second: Submission) -> Bool {
    first.actions.elementsEqual(second.actions, by: ===)
  }
}

extension EnvironmentValues {
  /// The actions that a text field runs when people submit it.
  @Entry package var submission: Submission = Submission()

  /// The label of the key that submits.
  @Entry package var submitLabel: SubmitLabel = SubmitLabel.return
}

extension View {
  /// Adds an action that runs when people submit a view inside, for example with the Return key in a text field.
  ///
  /// ```swift
  /// TextField("Name", text: $name).onSubmit { save() }
  /// ```
  ///
  /// The actions of all ancestors run, too, starting with the innermost.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of views that run the action.
  ///   - action: The action.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(SubmitModifier(action: Submission.Action(triggers: triggers, perform: action)))
  }

  /// Sets whether submissions in this view are prevented from running the actions of its ancestors.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    _changing(\.submission) { submission in if isBlocking { submission = Submission() } }
  }

  /// Sets the label of the key that submits the text fields in this view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    _setting(\.submitLabel, submitLabel)
  }
}

/// A modifier that adds an action for submissions. The action keeps its identity while its closure is replaced.
private struct SubmitModifier {
  let action: Submission.Action
  @State private var box = ActionBox(Submission.Action(triggers: []) {})
}

extension SubmitModifier: ViewModifier {
  func body(content: Content) -> some View {
    let box = box
    box.function = action
    return content._changing(\.submission, for: "onSubmit(of:_:)") { $0 = $0.adding(box) }
  }
}
