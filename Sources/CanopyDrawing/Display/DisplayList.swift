/// All that is to be seen in a window, from behind to the front.
package struct DisplayList: Equatable, Sendable {
  package var items: [DisplayItem] = []

  package init(_ items: [DisplayItem] = []) { self.items = items }
}
