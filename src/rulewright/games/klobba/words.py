ABOUT = {}
