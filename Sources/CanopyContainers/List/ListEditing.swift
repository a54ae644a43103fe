internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

extension ListedRow {
  /// Deletes the element of the row, as the `onDelete(perform:)` around it says.
  func delete() {
    guard let edit = containerValues.contentEdits.delete, let offset = offset(inside: edit.parent) else { return }
    withAnimation { edit.action(IndexSet(integer: offset)) }
  }

  /// Moves the element of the row to the place of another one.
  func move(to target: ListedRow) {
    guard let edit = containerValues.contentEdits.move, let offset = offset(inside: edit.parent),
      let place = target.offset(inside: edit.parent), offset != place
    else { return }
    withAnimation { edit.action(IndexSet(integer: offset), place > offset ? place + 1 : place) }
  }
}

/// The button that deletes a row, behind the row or in its place.
struct DeleteButton: View {
  let row: ListedRow

  var body: some View { Button("Delete", role: .destructive) { row.delete() } }
}

/// The red disc of a row that can be deleted. It asks once more.
struct DeleteDisc: View {
  let row: ListedRow
  @State private var asks = false

  var body: some View {
    PressableView(role: nil, action: { if asks { row.delete() } else { asks = true } }) {
      if asks {
        Text("Delete").font(.footnote.weight(.semibold)).foregroundStyle(.white).fixedSize()
          .padding(.horizontal, 6).padding(.vertical, 3)
          .background(Color.red, in: Capsule())
      } else {
        Circle().fill(Color.red).frame(width: 22, height: 22)
          .overlay { Capsule().fill(.white).frame(width: 11, height: 2) }
      }
    }
    .accessibilityLabel(Text("Delete"))
    .accessibilityAction { row.delete() }
  }
}

/// The mark of a row that can be selected while people edit the list.
struct SelectionMark: View {
  let isSelected: Bool

  var body: some View {
    Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
      .resizable().scaledToFit().frame(width: 22, height: 22)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      .accessibilityHidden(true)
  }
}

/// The grip of a row that can be moved.
struct MoveGrip: View {
  let row: ListedRow
  let moved: (CGFloat?) -> Void

  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<3) { _ in Rectangle().frame(width: 21.5, height: 1) }
    }
    .foregroundStyle(Color(red: 197 / 255, green: 197 / 255, blue: 199 / 255))
    .padding(.vertical, 12)
    .padding(.trailing, 2)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .global)
        .onChanged { moved($0.translation.height) }
        .onEnded { drag in
          if let target = row.neighbor(at: drag.translation.height) { row.move(to: target) }
          moved(nil)
        }
    )
    .accessibilityElement()
    .accessibilityLabel(Text("Reorder"))
    .accessibilityAdjustableAction { direction in
      if let target = row.neighbor(direction == .increment ? -1 : 1) { row.move(to: target) }
    }
  }
}
