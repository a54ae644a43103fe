import SwiftUI

struct Page: View {
  @State private var isRound = false

  var body: some View {
    VStack {
      HStack {
        ZStack {
          isRound ? Circle() : Text("Square")  // mistake: mismatching types 'Circle' and 'Text'
          Text("Shape")
        }
      }
    }
  }
}
