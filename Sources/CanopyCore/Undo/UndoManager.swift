internal import Foundation

/// An object that records actions to undo and redo changes.
///
/// Foundation has no such class on Linux. This one has the same interface as Apple's.
///
/// Actions form groups, and one call of `undo()` undoes a whole group. Unless `groupsByEvent` is false, all actions that are
/// registered while the program handles one event form a group.
@MainActor @preconcurrency
open class UndoManager {
  /// Groups that are open, the outermost first.
  private var open: [UndoGroup] = []
  private var undoable: [UndoGroup] = [] { didSet { trim() } }
  private var redoable: [UndoGroup] = []
  private var disablings = 0
  /// A Boolean value that indicates whether the outermost open group was opened automatically and ends with the event.
  private var endsWithEvent = false

  /// Creates an undo manager without actions.
  public init() {}

  // MARK: Registering

  /// Registers an action that undoes a change, or, while something is being undone, one that redoes it.
  ///
  /// - Parameters:
  ///   - target: The object to change, which isn't retained. Nothing happens after it has been deallocated.
  ///   - handler: The action.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let opensGroup = open.isEmpty
    if opensGroup {
      beginUndoGrouping()
      if groupsByEvent {
        endsWithEvent = true
        // An event is everything that one update shows.
        PendingWork.shared.performAtNextUpdate { self.eventEnded() }
      } else {
        RuntimeIssue.record(.undoOutsideGroup)
      }
    }
    open[open.count - 1].actions.append(
      UndoAction(target: target) { [weak target] in
        if let target { handler(target) }
      })
    if !isUndoing && !isRedoing { redoable = [] }
    if opensGroup && !groupsByEvent { endUndoGrouping() }
  }

  /// A Boolean value that indicates whether actions are registered.
  public var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Ignores actions until `enableUndoRegistration()` is called.
  open func disableUndoRegistration() { disablings += 1 }

  /// Balances one call of `disableUndoRegistration()`.
  open func enableUndoRegistration() {
    if disablings == 0 {
      RuntimeIssue.record(.undoCallWithoutPartner("enableUndoRegistration", "disableUndoRegistration"))
    }
    disablings = max(disablings - 1, 0)
  }

  /// Removes all actions.
  open func removeAllActions() {
    (open, undoable, redoable) = ([], [], [])
    endsWithEvent = false
  }

  /// Removes the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = ObjectIdentifier(target as AnyObject)
    func without(_ groups: [UndoGroup]) -> [UndoGroup] { groups.map { $0.without(target) } }
    open = without(open)
    undoable = without(undoable).filter { !$0.actions.isEmpty }
    redoable = without(redoable).filter { !$0.actions.isEmpty }
  }

  // MARK: Groups

  /// A Boolean value that indicates whether a group is opened automatically for the actions of each event.
  open var groupsByEvent = true

  /// The largest number of groups that are kept, or 0 for no limit.
  open var levelsOfUndo = 0 { didSet { trim() } }

  /// The number of open groups.
  public var groupingLevel: Int { open.count }

  /// Opens a group inside the current one.
  open func beginUndoGrouping() {
    if open.isEmpty { post(.NSUndoManagerCheckpoint) }
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost open group.
  open func endUndoGrouping() {
    guard !open.isEmpty else {
      return RuntimeIssue.record(.undoCallWithoutPartner("endUndoGrouping", "beginUndoGrouping"))
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    if open.isEmpty { endsWithEvent = false }
    defer { post(.NSUndoManagerDidCloseUndoGroup) }
    if group.actions.isEmpty { return }
    if !open.isEmpty {
      open[open.count - 1].add(group)
    } else if isUndoing {
      redoable.append(group)
    } else {
      undoable.append(group)
    }
  }

  private func eventEnded() {
    if endsWithEvent, open.count == 1 { endUndoGrouping() }
  }

  private func trim() {
    if levelsOfUndo > 0, undoable.count > levelsOfUndo { undoable.removeFirst(undoable.count - levelsOfUndo) }
    if levelsOfUndo > 0, redoable.count > levelsOfUndo { redoable.removeFirst(redoable.count - levelsOfUndo) }
  }

  // MARK: Undoing

  /// A Boolean value that indicates whether actions are being undone.
  public private(set) var isUndoing = false

  /// A Boolean value that indicates whether actions are being redone.
  public private(set) var isRedoing = false

  /// A Boolean value that indicates whether there are actions to undo.
  open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.actions.isEmpty } }

  /// A Boolean value that indicates whether there are actions to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoable.isEmpty
  }

  /// The number of groups that can be undone.
  open var undoCount: Int { undoable.count }

  /// The number of groups that can be redone.
  open var redoCount: Int { redoable.count }

  /// Undoes the last group, closing it first if it is the only open one.
  open func undo() {
    if open.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last closed group.
  open func undoNestedGroup() {
    runLast(of: \.undoable, \.isUndoing, will: .NSUndoManagerWillUndoChange, did: .NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  open func redo() {
    if open.count == 1 { endUndoGrouping() }
    runLast(of: \.redoable, \.isRedoing, will: .NSUndoManagerWillRedoChange, did: .NSUndoManagerDidRedoChange)
  }

  /// Runs the last group of a list, and posts one notification before and one afterward.
  private func runLast(
    of groups: ReferenceWritableKeyPath<UndoManager, [UndoGroup]>,
    _ isRunning: ReferenceWritableKeyPath<UndoManager, Bool>, will: Notification.Name, did: Notification.Name
  ) {
    guard open.isEmpty else { return RuntimeIssue.record(.undoInsideGroup) }
    guard let group = self[keyPath: groups].popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(will)
    self[keyPath: isRunning] = true
    run(group)
    self[keyPath: isRunning] = false
    post(did)
  }

  /// Runs the actions of a group, the last one first. The actions that they register form a new group of the same name.
  private func run(_ group: UndoGroup) {
    beginUndoGrouping()
    open[open.count - 1].name = group.name
    for action in group.actions.reversed() { action.run() }
    while !open.isEmpty { endUndoGrouping() }
  }

  // MARK: Names

  /// Names the action of the open group, or else of the last one.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[0].name = actionName
    } else if !undoable.isEmpty {
      undoable[undoable.count - 1].name = actionName
    }
  }

  /// The name of the action that `undo()` undoes, or an empty string if it has none.
  open var undoActionName: String { (open.first ?? undoable.last)?.name ?? "" }

  /// The name of the action that `redo()` redoes, or an empty string if it has none.
  open var redoActionName: String { redoable.last?.name ?? "" }

  /// The title of a menu item or a button that undoes the last action: "Undo Rename".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu item or a button that redoes the last action: "Redo Rename".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a menu item that undoes an action with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Undo", actionName) }

  /// Returns the title of a menu item that redoes an action with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Redo", actionName) }

  private static func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }

  // MARK: Notifications

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
